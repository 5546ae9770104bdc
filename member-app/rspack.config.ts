import { defineApp } from '../rspack.base.ts';

export default defineApp({
  name: 'member',
  role: 'remote',
  folder: import.meta.dirname,
  exposes: { './pages': './src/remote.tsx' },
  devPort: Number(process.env.MEMBER_PORT ?? 4001),
});
