export const en = {
  'ledger.title': 'Who has seen it',
  'ledger.lead':
    'Families that opened the biodata of {name} or its large photo, and families that asked for your number. We keep this for a year.',
  'ledger.leadForAdmins': 'Families that opened the biodata of {name}. Your own visit is listed there too.',
  'ledger.safety': 'What others see, and what we record',
  'ledger.list': 'Newest first',
  'ledger.empty': 'Nobody has looked yet.',
  'ledger.failed': 'Who has seen it couldn’t load',
  'ledger.gone': 'This biodata is no longer here.',
  'ledger.back': 'Back',

  'line.from': '{name}, {village}',
  'line.view': 'Opened the biodata',
  'line.reveal': 'Asked for your number',
  'line.administrator': 'A volunteer',
  'line.looked': 'Looked at the biodata',
  'line.exported': 'Saved the biodata to a file',
  'line.new': 'New',
  'line.often': 'First on {first}, last on {last}, {times} times',
  'line.gone': 'This family no longer has an account.',
  'candidate.MALE': 'Their son {name}, {age}',
  'candidate.FEMALE': 'Their daughter {name}, {age}',

  'line.call': 'Call {name}',

  'sum.photo': '{n} families saw the small photo in lists.',
  'sum.few': 'Fewer than {n} families saw the small photo in lists.',
  'sum.listed': 'Volunteers who had the biodata or your number in their lists: {n}, last on {when}.',

  'hidden.title': 'Hidden families',
  'hidden.lead': 'You and these families don’t see each other’s biodata.',

  'told.title': 'Your messages to the volunteers',
  'told.state.open': 'Waiting',
  'told.state.answered': 'Answered',
  'told.state.closed': 'Closed',
  'told.answer': 'Their reply:',
} as const;
