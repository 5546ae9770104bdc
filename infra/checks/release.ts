import { remoteApp, remoteApps } from '../release/build/apps.ts';
import { runRelease } from '../release/commands/run-release.ts';

/** Run the release commands. `matrix` is added here, because it starts whole sites. */
await runRelease({
  async matrix({ store, remote, version, lifetime }) {
    const apps = async () => (remote === undefined ? remoteApps() : [await remoteApp(remote)]);
    const candidates = remote && version ? { remote, version } : await apps();
    // Import the code that starts servers and a browser only for the command `matrix`.
    const { runMatrix } = await import('./matrix.ts');
    const cells = await runMatrix(store, candidates, lifetime);
    return cells.some(({ problem }) => problem) ? 1 : 0;
  },
});
