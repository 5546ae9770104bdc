export const en = {
  'signup.title': 'Create your account',
  'signup.account': 'Your account',
  'signup.lead':
    'This form is for parents. First you make your account, then the biodata of your son or daughter. A volunteer of the community checks it before other families can see it.',
  'signup.name': 'Father’s name (of the son or daughter)',
  'signup.grandfather': 'Grandfather’s name',
  'signup.email': 'Email (if you forget your password)',
  'signup.passwordHint':
    'At least {n} letters or digits. Don’t use your name, number, email or village. Write it down in a safe place.',
  'signup.next': 'Next: biodata',
  'signup.later': 'Add biodata later',
  'signup.keep': 'Keep what you wrote in the biodata on this phone?',
  'signup.keptUntil':
    'You get it back when you add the biodata. When you log out, it is deleted from the phone.',
  'signup.keepForNow': 'Keep what you wrote in the biodata until you close this page?',
  'signup.keptForNow':
    'This browser can’t keep it longer: it is in private mode, or the phone is full. Add the biodata before you close or reload the page.',
  'signup.keepIt': 'Yes, keep it',
  'signup.dropIt': 'No, don’t keep it',
  'signup.photoGoes': 'The photo is not kept. You will choose it again when you add the biodata.',
  'signup.goOn': 'OK',
  'signup.candidate': 'Your son or daughter',
  'signup.candidateKnows': 'My son or daughter knows about this biodata',
  'signup.safety': 'What others see, and what we record',
  'signup.submit': 'Create account with biodata',
  'signup.haveAccount': 'Already registered?',

  'forgot.title': 'Forget Password?',
  'forgot.lead': 'We will send a code to the email of your account.',
  'forgot.email': 'Your email',
  'forgot.emailLabel': 'Email',
  'forgot.submit': 'Send code',
  'forgot.back': 'Back to login',
  'forgot.byPhone': 'No email? Use a code from a volunteer',
  'recover.title': 'New password with a volunteer’s code',
  'recover.lead':
    'Call a volunteer. They will call you back on the number of your account and read out a code. It is valid for 10 minutes.',
  'recover.code': 'Code (12 digits)',
  'recover.byMail': 'Use a code by email instead',
  'stillLooking.title': 'Are you still looking?',
  'stillLooking.lead': 'If you answer yes, other families will keep seeing your biodata.',
  'stillLooking.submit': 'Yes, we are still looking',
  'stillLooking.else': 'Is the match settled, or do you want to pause? Go to Home',
  'stillLooking.done': 'Thank you',
  'stillLooking.home': 'Go to Home',
  'notMe.title': 'This is not me',
  'notMe.lead': 'Somebody gave your email for an account on Pehchan. Should we remove it from that account?',
  'notMe.submit': 'Remove my email',
  'notMe.done': 'Removed',
  'notMe.help': 'Anything else? People you can call',
  'reset.title': 'New password',
  'reset.lead':
    'Check your mail at {email}. The code is valid for 10 minutes. Nothing after two minutes? Ask for a new one.',
  'reset.otp': 'Code (6 digits)',
  'reset.password': 'New password',
  'reset.submit': 'Change password',
  'reset.again': 'Send a new code',
  'reset.done': 'Password changed',

  'editUser.title': 'My Profile',
  'editUser.titleOf': 'Account of {name}',
  'editUser.submit': 'Update',
  'editUser.delete': 'Delete account',

  'editUser.password': 'Needed to change the email or mobile number. We will notify the old email.',

  'password.title': 'Password',
  'password.present': 'Current password',
  'password.open': 'Change password',
  'sessions.title': 'Where you are logged in',
  'sessions.phone': 'Phone',
  'sessions.tablet': 'Tablet',
  'sessions.computer': 'Computer',
  'sessions.unknown': 'Unknown device',
  'sessions.this': 'This device',
  'sessions.since': 'Logged in {time}',
  'sessions.lastUsed': 'Last used {time}',
  'sessions.end': 'Log out',
  'sessions.endOthers': 'Log out all other devices',
  'deleteAccount.lead':
    'This deletes your account, every biodata in it and all photos, and logs you out everywhere. This cannot be undone. Copies of the photos that others already have can no longer be traced.',
  'deleteAccount.leadOf':
    'This deletes the account, every biodata in it and all photos, and logs it out everywhere. This cannot be undone. Copies of the photos that others already have can no longer be traced.',
  'deleteAccount.with': 'The account and {n} biodata will be deleted for ever.',
  'deleteAccount.alone': 'The account will be deleted for ever.',
  'deleteAccount.yes': 'Yes, delete',
  'restore.title': 'Was this not you?',
  'restore.lead':
    'The email or mobile number of your account was changed. You can put both back. Every device will then be logged out and the current password will stop working. We will mail you a code to set a new one.',
  'restore.submit': 'Put both back',
  'restore.done': 'Put back',
  'restore.next': 'Set a new password',

  'about.title': 'About Us',
  'about.lead': 'A way to reconnect people from the 11 villages.',
  'about.body':
    'Pehchan is the private biodata register of our community. Families of the eleven villages register with a mobile number and add the biodata of an unmarried son or daughter. Volunteers of the community check every family before it can search or be found.',
  'about.trust':
    'Only approved families see a photo, and every screen carries the mark of the family that opens it. When you tell us that a match is settled, no other family sees the biodata. You can delete it at any time, and its photo is deleted with it.',
  'about.villages': 'The eleven villages',

  'contact.title': 'Contact Us',
  'contact.lead': 'Our volunteers help with approval, corrections and anything that worries you.',

  'help.title': 'Help',
  'help.questions': 'What families ask',
  'help.approval': 'When can I see other families?',
  'help.approval.answer':
    'After you register, a volunteer checks your family’s details. If it takes long, call one of them.',
  'help.password': 'I forgot my password.',
  'help.password.answer': 'We will send a code to your email.',
  'help.password.go': 'Send code',
  'help.noMail': 'I have no email, or the code does not arrive.',
  'help.noMail.answer': 'Call a volunteer. They will read out a code on your own number.',
  'help.noMail.go': 'I have a code',
  'help.biodata': 'I want to change a biodata or take it down.',
  'help.biodata.answer':
    'Log in. Each biodata has buttons to edit it, to pause it, and to tell us that a match is settled. To delete it for good, press Edit.',
  'help.biodata.go': 'My family',
  'help.worry': 'Somebody worries me, or something is wrong.',
  'help.worry.answer': 'Call one of these people straight away.',

  'terms.title': 'Terms and Condition',
  'terms.one': 'Pehchan is for families of the eleven villages. One family keeps one account.',
  'terms.two':
    'Write only what is true. Tell us here as soon as a match is settled: other families will no longer see the biodata.',
  'terms.three': 'Don’t copy, photograph or pass on anyone’s biodata or photo.',
  'terms.four': 'Volunteers may reject an account that breaks these terms.',
  'terms.five': 'Your details are used only for this register and shown only to approved families.',

  'safety.title': 'What others see, and what we record',
  'safety.lead': 'Please read this before you write a biodata.',
  'safety.who': 'Who sees a biodata',
  'safety.who.families':
    'Approved families of the eleven villages and the volunteers. No one else, and no search engine.',
  'safety.who.card':
    'In the search they see the photo, name, age, height, education, work, village and gotra. A family that opens the biodata sees the rest.',
  'safety.who.number':
    'A family sees your number only when it asks for it. You can then see who asked, and their number.',
  'safety.who.hide':
    'Pause hides a biodata immediately. So does telling us that a match is settled. You can also hide from a single family. They are not told.',
  'safety.looks': 'What we record',
  'safety.looks.ledger':
    'Who opened your biodata or its large photo, the first and last time, and who asked for your number. You also see how many families saw the small photo in lists, without names. You find this next to the biodata. We keep it for a year.',
  'safety.looks.both': 'It works both ways: when you open a biodata, that family sees that you looked.',
  'safety.looks.administrators':
    'A volunteer who opens your biodata is listed there too, as “A volunteer”. What they approve, change, export and trace is recorded in a separate log.',
  'safety.looks.photos':
    'Which account saw which photo, and on which days. We keep this for a year, in case a photo turns up elsewhere.',
  'safety.looks.account':
    'Where and when someone logged in to your account. The volunteers keep this for a year.',
  'safety.looks.deleted':
    'When you delete the account, we delete everything in it. Only its name, village and code stay for a year: in other families’ lists, and to trace photos.',
  'safety.photo': 'What a photo carries',
  'safety.photo.mark':
    'Every copy of a photo is made for the account that opens it. It has a code that you can see and a mark that you can’t see. Large photos also show that account’s name and the last five digits of its number.',
  'safety.photo.trace':
    'If somebody passes a photo on, we can usually find the account that got this copy. That works even if it was forwarded, taken as a screenshot or cut in half.',
  'safety.photo.not':
    'It does not work if only the face was cut out, or if the photo was pasted on another picture, redrawn or mostly covered. Small photos in lists are not protected.',
  'safety.photo.who': 'The result shows who to ask, not who did it. People share phones.',
  'safety.photo.again':
    'If somebody saves a photo here and uploads it again, the trace first leads to that person. Upload the original photo, not a copy from this site.',
  'safety.photo.stop':
    'Nothing can stop somebody from photographing a screen. Use a photo you’d be happy to hand over.',
  'safety.worry': 'When something worries you',
  'safety.worry.say':
    'Next to each family that has looked, you can hide from that family or tell the volunteers. Or call one of them:',

  'login.submit': 'Login',
  'login.signup': 'Sign Up',
  'welcome.sentence':
    'The private biodata register for the families of eleven villages: find a match for your son or daughter among our own.',
} as const;
