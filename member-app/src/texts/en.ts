export const en = {
  'home.title': 'Welcome, {name}',
  'home.lead': 'Apno ki Apno se Pehchan',
  'home.pending':
    'An administrator looks at your family’s details. Once approved, you can search other families.',
  'home.rejected': 'Your account was not approved. Please call an administrator on the Contact page.',
  'home.list': "Biodata's of your family",
  'home.search': 'Search by name',
  'home.add': 'Add biodata',
  'home.nothing': 'No biodata of this name.',

  'add.title': 'Add biodata',
  'add.lead': 'The biodata of your son or daughter.',
  'add.submit': 'Add biodata',

  'edit.title': 'Edit biodata',
  'edit.submit': 'Update Biodata',

  'search.title': 'Search Biodata',
  'search.lead': 'Biodata of approved families',
  'search.script':
    'Most names and cities are written in English letters, such as PAYAL or SURAT. Please try those.',
  'search.list': 'Biodata found',

  'biodata.title': 'Biodata',
  'biodata.back': 'Back to the list',

  'notice.look': 'That family sees that you looked; if you take the number, they get yours.',
  'notice.read': 'Go on',
  'phone.ask': 'If you take this number, that family gets yours too. Go on?',
  'phone.whatsapp': 'WhatsApp',
  'phone.greeting':
    'Namaste. We are the family of {name} from {village}. We saw your biodata on Pehchan and would like to talk.',
} as const;
