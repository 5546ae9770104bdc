export const en = {
  'mend.list': 'What to fix',
  'mend.done': 'fixed',
  'mend.send': 'Send again',
  'mend.anyway': 'This isn’t fixed yet. Send anyway?',
  'mend.account.name': 'Change my name',
  'mend.account.Father': 'Change the father’s name',
  'mend.account.village': 'Change the village',
  'mend.account.phone': 'Change my number',
  'mend.biodata.photo': 'Change the photo: {name}',
  'mend.biodata.fullname': 'Change the name: {name}',
  'mend.biodata.gotra': 'Change the gotra: {name}',
} as const;
