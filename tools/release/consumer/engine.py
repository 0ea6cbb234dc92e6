from math import asin, cos, pi, radians, sin, sqrt


class QuoteError(Exception):
    def __init__(self, code):
        self.code = code


def is_within(value, limit):
    return type(value) in (int, float) and abs(value) <= limit


def is_place(place):
    return (
        type(place) is dict
        and is_within(place.get("latitude"), 90)
        and is_within(place.get("longitude"), 180)
    )


def haversine_km(a, b):
    if not is_place(a) or not is_place(b):
        raise QuoteError("invalid-coordinates")
    phi_a, phi_b = radians(a["latitude"]), radians(b["latitude"])
    delta = radians(abs(a["longitude"] - b["longitude"]))
    cosines = cos(phi_a) * cos(phi_b)
    h = sin((phi_a - phi_b) / 2) ** 2 + cosines * sin(delta / 2) ** 2
    if h <= 0.5:
        return 2 * 6371 * asin(sqrt(h))
    f = sin((phi_a + phi_b) / 2) ** 2 + cosines * sin((pi - delta) / 2) ** 2
    return 6371 * (pi - 2 * asin(sqrt(f)))


functions = {"haversineKm": haversine_km}
