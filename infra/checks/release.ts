import { remoteApp, remoteApps } from '../release/build/apps.ts';
import { runRelease } from '../release/commands/run-release.ts';

/** The release commands, with `matrix`, which starts whole sites. */
await runRelease({
  async matrix({ store, remote, version, lifetime }) {
    const apps = async () => (remote === undefined ? remoteApps() : [await remoteApp(remote)]);
    const candidates = remote && version ? { remote, version } : await apps();
    // Load servers and a browser for `matrix` alone.
    const { runMatrix } = await import('./matrix.ts');
    const cells = await runMatrix(store, candidates, lifetime);
    return cells.some(({ problem }) => problem) ? 1 : 0;
  },
});
