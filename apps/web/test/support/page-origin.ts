// A quote's link has the origin of its page, which Node has none of.
Object.assign(globalThis, { location: new URL('https://www.example.org/plombier-bordeaux') })
