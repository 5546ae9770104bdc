import { defineApp } from '../rspack.base.ts';

export default defineApp({
  name: 'admin',
  role: 'remote',
  folder: import.meta.dirname,
  exposes: { './pages': './src/remote.tsx' },
  devPort: Number(process.env.ADMIN_PORT ?? 4002),
});
