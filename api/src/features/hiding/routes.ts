import { Router } from 'express';
import { on } from '../../identity/access/on.ts';
import { hiddenBy } from '../../register/visibility/index.ts';
import { hideFamily, showFamily } from './commands/hide-family.ts';

export const hiding = Router();

on(hiding, 'getHiddenFamilies', async ({ actor }) => ({ families: await hiddenBy(actor.id) }));

on(hiding, 'hideFamily', async ({ actor, id, translate }) => {
  await hideFamily(actor, id);
  return { message: translate('done.family.hidden') };
});

on(hiding, 'showFamily', async ({ actor, id, translate }) => {
  await showFamily(actor, id);
  return { message: translate('done.family.shown') };
});
