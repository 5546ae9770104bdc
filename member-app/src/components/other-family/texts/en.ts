export const en = {
  'more.title': 'Family of {name}',

  'hide.action': 'Hide from this family',
  'hide.ask': 'Hide from the family of {name}?',
  'hide.does':
    'They won’t see your family, and you won’t see theirs, not even each other’s numbers. They aren’t told. You can undo it on the page “Who has seen it”.',
  'hide.yes': 'Hide',
  'hide.failed': 'We couldn’t hide you from this family',
  'show.failed': 'We couldn’t show you to this family again',
  'hidden.failed': 'The hidden families couldn’t load',

  'tell.action': 'Tell the volunteers',
  'tell.what': 'What would you like to tell us?',
  'tell.hint': 'Only volunteers of the community read this. {n} characters left.',
  'tell.send': 'Send',
  'tell.failed': 'We couldn’t send this to the volunteers',
  'told.failed': 'Your messages couldn’t load',
} as const;
