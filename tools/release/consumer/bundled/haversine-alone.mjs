import { haversineKm } from '@plombier/quote-engine'

globalThis.fromPoleToPole = () =>
  haversineKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })
