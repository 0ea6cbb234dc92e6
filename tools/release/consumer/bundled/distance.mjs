import { haversineKm } from '@plombier/quote-engine'

console.info(haversineKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }).toFixed())
