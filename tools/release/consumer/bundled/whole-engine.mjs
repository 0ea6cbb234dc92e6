import * as engine from '@plombier/quote-engine'

globalThis.engine = engine
