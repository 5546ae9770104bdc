import type { DataDir } from '../launch/embedded/data-dir.ts';
import type { Servers } from '../launch/embedded/servers.ts';
import type { Settings } from '../lib/settings.ts';
import type { PhotoStore } from './photo-store.ts';

/** What is looked at: the settings, and where it runs, the site. */
export interface Patient {
  readonly settings: Settings;
  readonly dataDir: DataDir;
  readonly servers: Servers;
  readonly photos: PhotoStore;
  readonly runs: boolean;
}

/** What is wrong, and the command that mends it. */
export interface Finding {
  readonly problem: string;
  readonly mend: string;
}

export interface Check {
  /** As a sentence that is true when nothing was found. */
  readonly healthy: string;
  find(patient: Patient): Promise<Finding | undefined>;
}

export const found = (problem: string, mend: string): Finding => ({ problem, mend });
