import type { DataDir } from '../launch/embedded/data-dir.ts';
import type { Servers } from '../launch/embedded/servers.ts';
import type { Settings } from '../lib/settings.ts';
import type { PhotoStore } from './photo-store.ts';

/** What is looked at: the settings, and where it runs, the site. */
export interface Subject {
  readonly settings: Settings;
  readonly dataDir: DataDir;
  readonly servers: Servers;
  readonly photos: PhotoStore;
}

/** What is wrong, and the command that puts it right. */
export type Problem = readonly [problem: string, remedy: string];

export interface HealthCheck {
  /** As a sentence that is true when nothing was found. */
  readonly healthy: string;
  find(subject: Subject): Promise<Problem | void>;
}
