// Answers in the place of the public address service, and of the page's own server.
const address = (properties) => ({
  properties: { label: '8 Boulevard du Port 80000 Amiens', type: 'housenumber', ...properties },
  geometry: { coordinates: [2.290084, 49.897442] },
})

const answers = {
  '/geocodage/search/': (asked) => (asked.get('q') === '8 bd du port amiens' ? [address()] : []),
  '/geocodage/reverse/': (asked) =>
    asked.get('lat') === '49.89720' && asked.get('lon') === '2.29010'
      ? [address({ distance: 27 })]
      : [],
}

globalThis.fetch = async (url) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  return Response.json({ features: answers[pathname](searchParams) })
}
