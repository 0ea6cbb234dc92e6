// What is published describes the package to its users, and where its repository is known.
const { GITHUB_SERVER_URL = 'https://github.com', GITHUB_REPOSITORY } = process.env

export const hooks = {
  beforePacking({ scripts, devDependencies, ...manifest }) {
    if (!GITHUB_REPOSITORY) return manifest
    const address = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`
    const directory = `packages/${manifest.name.split('/')[1]}`
    return {
      ...manifest,
      homepage: `${address}/tree/main/${directory}#readme`,
      bugs: `${address}/issues`,
      repository: { type: 'git', url: `git+${address}.git`, directory },
    }
  },
}
