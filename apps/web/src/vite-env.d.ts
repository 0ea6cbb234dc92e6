/// <reference types="vite-plugin-svgr/client" />

type Settings = import('./settings.ts').Settings

interface ImportMetaEnv extends Settings {}
