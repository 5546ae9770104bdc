export const en = {
  'add.title': 'Add biodata',
  'add.lead': 'The biodata of your son or daughter.',
  'add.submit': 'Add biodata',
  'add.sibling.offer': 'You already told us this for {name}:',
  'add.sibling.take': 'Use these details',
  'add.sibling.counted': 'We’ll recount brothers and sisters.',
  'add.sibling.taken': 'Copied from {name}. Change anything that differs.',
} as const;
