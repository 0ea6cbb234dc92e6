import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** The file in a built site that says how it was built. It is not meant for visitors. */
export const BUILD_INFO_FILE = 'build-info.json'

const buildInfoSchema = v.object({
  /** Base of the address service that the site asks: a URL, or a path of the site itself. */
  addressService: v.string(),
})
export type BuildInfo = v.InferOutput<typeof buildInfoSchema>

export function writeBuildInfo(siteDir: string, info: BuildInfo) {
  writeFileSync(join(siteDir, BUILD_INFO_FILE), `${JSON.stringify(info, null, 2)}\n`)
}

/** Throws if the folder holds no built site. */
export function readBuildInfo(siteDir: string): BuildInfo {
  return v.parse(buildInfoSchema, JSON.parse(readFileSync(join(siteDir, BUILD_INFO_FILE), 'utf8')))
}
