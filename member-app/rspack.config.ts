import { defineRemote } from '../rspack.base.ts';

export default defineRemote({
  name: 'member',
  folder: import.meta.dirname,
  devPort: Number(process.env.MEMBER_PORT ?? 4001),
});
