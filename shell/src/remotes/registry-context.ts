import { createContext, useContext } from 'react';
import type { RemoteRegistry } from './remote-registry.ts';

export const RegistryContext = createContext<RemoteRegistry | undefined>(undefined);

export function useRegistry(): RemoteRegistry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('There is no registry of remotes around this.');
  return registry;
}
