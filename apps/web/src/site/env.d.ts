/// <reference types="vite/client" />
/// <reference types="vite-plugin-svgr/client" />

type SettingName = import('./settings.ts').SettingName

interface ImportMetaEnv extends Readonly<Partial<Record<SettingName, string>>> {}
