/// <reference types="vite/client" />
/// <reference types="vite-plugin-svgr/client" />

type SettingName = keyof typeof import('../settings.ts').settings

interface ImportMetaEnv extends Readonly<Partial<Record<SettingName, string>>> {}
