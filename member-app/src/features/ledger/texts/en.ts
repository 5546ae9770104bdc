export const en = {
  'ledger.title': 'Who has seen it',
  'ledger.lead':
    'Which families have opened the biodata of {name} or its large photo, and who has taken your number. It is kept for a year.',
  'ledger.leadForAdmins':
    'Which families have opened the biodata of {name}. This look of yours stands there too.',
  'ledger.safety': 'What others see, and what is kept',
  'ledger.list': 'Newest first',
  'ledger.empty': 'Nobody has looked yet.',
  'ledger.failed': 'Who has seen it could not be read',
  'ledger.gone': 'That biodata is no longer here.',
  'ledger.back': 'Back',

  'line.from': '{name}, {village}',
  'line.view': 'Opened the biodata',
  'line.reveal': 'Took your number',
  'line.administrator': 'An administrator',
  'line.looked': 'Looked at the biodata',
  'line.exported': 'Exported the biodata to a file',
  'line.new': 'New',
  'line.often': 'First on {first}, last on {last}, {times} times',
  'line.gone': 'This family has no account any more.',
  'candidate.MALE': 'Their son {name}, {age}',
  'candidate.FEMALE': 'Their daughter {name}, {age}',

  'line.call': 'Call {name}',

  'sum.photo': '{n} families saw the small photo in lists.',
  'sum.few': 'Fewer than {n} families saw the small photo in lists.',
  'sum.listed': 'Administrators who had the biodata or your number in their lists: {n}, last on {when}.',

  'hidden.title': 'Hidden families',
  'hidden.lead': 'You and these families don’t see each other’s biodata.',

  'told.title': 'What you told the administrators',
  'told.state.open': 'Waiting',
  'told.state.answered': 'Answered',
  'told.state.closed': 'Closed',
  'told.answer': 'Their answer:',
} as const;
