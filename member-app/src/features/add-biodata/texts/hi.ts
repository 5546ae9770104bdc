import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  'add.title': 'बायोडाटा जोड़ें',
  'add.lead': 'आपके बेटे या बेटी का बायोडाटा।',
  'add.submit': 'बायोडाटा जोड़ें',
  'add.sibling.offer': '{name} के बायोडाटा में आप यह बता चुके हैं:',
  'add.sibling.take': 'यही यहाँ भी भर दें',
  'add.sibling.counted': 'भाई-बहनों की गिनती अपने आप बदल जाएगी।',
  'add.sibling.taken': '{name} के बायोडाटा से भर दिया है। जो अलग हो, उसे बदल लें।',
};
