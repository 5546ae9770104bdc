import { defineRemote } from '../rspack.base.ts';

export default defineRemote({
  name: 'admin',
  folder: import.meta.dirname,
  devPort: Number(process.env.ADMIN_PORT ?? 4002),
});
