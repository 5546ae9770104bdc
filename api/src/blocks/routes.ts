import { Router } from 'express';
import { on } from '../http/on.ts';
import { hideFamily, showFamily } from './commands/hide-family.ts';
import { hiddenBy } from './models/block.ts';

export const blocks = Router();

on(blocks, 'getHiddenFamilies', async ({ actor }) => ({ families: await hiddenBy(actor.id) }));

on(blocks, 'hideFamily', async ({ actor, id, translate }) => {
  await hideFamily(actor, id);
  return { message: translate('done.family.hidden') };
});

on(blocks, 'showFamily', async ({ actor, id, translate }) => {
  await showFamily(actor, id);
  return { message: translate('done.family.shown') };
});
