export const en = {
  'signup.title': 'Create your account',
  'signup.account': 'Your account',
  'signup.lead':
    'You are the parent. First your account, then the biodata of your son or daughter. An administrator looks at it before other families can see it.',
  'signup.name': 'Name of the father (of the son or daughter)',
  'signup.grandfather': 'Name of the grandfather',
  'signup.email': 'Email (for a forgotten password)',
  'signup.passwordHint':
    'At least {n} letters or digits. Not your name, number, email or village. Write it down in a safe place.',
  'signup.next': 'Next: biodata',
  'signup.later': 'Add biodata later',
  'signup.keep': 'Keep what you wrote in the biodata on this phone?',
  'signup.keptUntil':
    'It is offered when you add the biodata. When you sign out, it is deleted from the phone.',
  'signup.keepForNow': 'Keep what you wrote in the biodata until you close this page?',
  'signup.keptForNow':
    'This browser can’t keep it any longer: it is in private mode, or the phone is full. Add the biodata before you close or reload the page.',
  'signup.keepIt': 'Yes, keep it',
  'signup.dropIt': 'No, don’t keep it',
  'signup.photoGoes': 'The photo is not kept. You choose it again when you add the biodata.',
  'signup.goOn': 'All right',
  'signup.candidate': 'Your son or daughter',
  'signup.candidateKnows': 'My son or daughter knows about this biodata',
  'signup.safety': 'What others see, and what is kept',
  'signup.submit': 'Create account with biodata',
  'signup.haveAccount': 'Already registered?',

  'forgot.title': 'Forget Password?',
  'forgot.lead': 'We send a code to the email of your account.',
  'forgot.email': 'Your email',
  'forgot.emailLabel': 'Email',
  'forgot.submit': 'Send the code',
  'forgot.back': 'Back to login',
  'forgot.byPhone': 'No mail, or none arrives? With a code from an administrator',
  'recover.title': 'New password with an administrator’s code',
  'recover.lead':
    'Call an administrator. They call you back on the number of your account and read out a code. It is good for 10 minutes.',
  'recover.code': 'Code (12 digits)',
  'recover.byMail': 'With a code by mail instead',
  'stillLooking.title': 'Are you still looking?',
  'stillLooking.lead': 'Then your biodata goes on being shown to other families.',
  'stillLooking.submit': 'Yes, we are still looking',
  'stillLooking.else': 'The match is found, or pause: on your home page',
  'stillLooking.done': 'Thank you',
  'stillLooking.home': 'To my home page',
  'notMe.title': 'This isn’t me',
  'notMe.lead':
    'Somebody has given your email for an account on Pehchan. Shall it be taken off that account?',
  'notMe.submit': 'Take my email off',
  'notMe.done': 'Taken off',
  'notMe.help': 'Is there something else? Whom to call',
  'reset.title': 'New password',
  'reset.lead':
    'Look into the mail of {email}. The code is good for 10 minutes. Nothing after two minutes? Ask for a new one.',
  'reset.otp': 'Code (6 digits)',
  'reset.password': 'New password',
  'reset.submit': 'Change the password',
  'reset.again': 'Send a new code',
  'reset.done': 'Password changed',

  'editUser.title': 'My Profile',
  'editUser.titleOf': 'Account of {name}',
  'editUser.submit': 'Update',
  'editUser.delete': 'Delete account',

  'editUser.password': 'Needed for another email or mobile number. The old email is told of it.',

  'password.title': 'Password',
  'password.present': 'Present password',
  'password.open': 'Change the password',
  'sessions.title': 'Where you are signed in',
  'sessions.phone': 'Phone',
  'sessions.tablet': 'Tablet',
  'sessions.computer': 'Computer',
  'sessions.unknown': 'Unknown device',
  'sessions.this': 'This device',
  'sessions.since': 'Signed in {time}',
  'sessions.lastUsed': 'Last used {time}',
  'sessions.end': 'Sign out',
  'sessions.endOthers': 'Sign out all other devices',
  'deleteAccount.lead':
    'Your account goes, with every biodata in it, all photos and every sign-in. Nobody can bring it back, and copies of the photos that others have can’t be traced any more.',
  'deleteAccount.leadOf':
    'The account goes, with every biodata in it, all photos and every sign-in. Nobody can bring it back, and copies of the photos that others have can’t be traced any more.',
  'deleteAccount.with': 'The account and {n} biodata are removed for ever.',
  'deleteAccount.alone': 'The account is removed for ever.',
  'deleteAccount.yes': 'Yes, delete',
  'restore.title': 'Was this not you?',
  'restore.lead':
    'The email or mobile number of your account was changed. You can put both back as they were. Every device is then signed out, the password of now no longer works, and you set a new one with a code that we mail you.',
  'restore.submit': 'Put both back as they were',
  'restore.done': 'Put back',
  'restore.next': 'Set a new password',

  'about.title': 'About Us',
  'about.lead': 'A way to reconnect people from the 11 villages.',
  'about.body':
    'Pehchan is the private biodata register of our community. Families of the eleven villages register with a mobile number and add the biodata of an unmarried son or daughter. Administrators from the community look at every family before it can search or be found.',
  'about.trust':
    'A photo is shown to approved families only, and every screen carries the mark of whoever is looking at it. Once a family says that a match is found, no other family sees the biodata; it can be deleted at any time, and its photo goes with it.',
  'about.villages': 'The eleven villages',

  'contact.title': 'Contact Us',
  'contact.lead': 'The administrators help with approval, corrections and anything that worries you.',

  'help.title': 'Help',
  'help.questions': 'What families ask',
  'help.approval': 'When can I see other families?',
  'help.approval.answer':
    'After you register, an administrator looks at your family. If it takes long, call one of them.',
  'help.password': 'I forgot my password.',
  'help.password.answer': 'A code is sent to your email.',
  'help.password.go': 'Send the code',
  'help.noMail': 'I have no email, or no code arrives.',
  'help.noMail.answer': 'Call an administrator: they read out a code on your own number.',
  'help.noMail.go': 'I have the code',
  'help.biodata': 'I want to change a biodata or take it down.',
  'help.biodata.answer':
    'Sign in. A biodata has buttons to edit it, to pause it, and to say that a match is found. To delete it for good, press Edit.',
  'help.biodata.go': 'My family',
  'help.worry': 'Somebody worries me, or something is wrong.',
  'help.worry.answer': 'Call one of these people straight away.',

  'terms.title': 'Terms and Condition',
  'terms.one': 'Pehchan is for families of the eleven villages. One family keeps one account.',
  'terms.two':
    'Write only what is true, and say so here as soon as a match is found: no other family sees the biodata then.',
  'terms.three': 'Don’t copy, photograph or pass on anybody’s biodata or photo.',
  'terms.four': 'Administrators may reject an account that breaks these terms.',
  'terms.five': 'Your details are used for this register alone and are shown to approved families only.',

  'safety.title': 'What others see, and what is kept',
  'safety.lead': 'For families, to be read before a biodata is written.',
  'safety.who': 'Who sees a biodata',
  'safety.who.families':
    'Approved families of the eleven villages and the administrators. Nobody else, and no search engine.',
  'safety.who.card':
    'In the search they see the photo, name, age, height, education, work, village and gotra. Whoever opens the biodata reads the rest of it.',
  'safety.who.number':
    'The number is shown to a family only when it asks for it. You then read who asked, with that family’s number.',
  'safety.who.hide':
    'Pause hides a biodata at once, and so does saying that a match is found. You can hide from one family alone; it isn’t told.',
  'safety.looks': 'What is written down',
  'safety.looks.ledger':
    'Who opened your biodata or its large photo, when first and last, and who took the number. You also see how many families saw the small photo in lists, without names. It is shown with the biodata. It is kept for a year.',
  'safety.looks.both': 'It works both ways: the family whose biodata you open reads that you looked.',
  'safety.looks.administrators':
    'An administrator who opens your biodata stands there too, as “An administrator”. What they approve, change, export and trace stands in a log of their own.',
  'safety.looks.photos':
    'Which account was shown which photo, and on which days: for a year, for the case that a photo turns up elsewhere.',
  'safety.looks.account': 'Where and when your account was signed in: for a year, for the administrators.',
  'safety.looks.deleted':
    'When you delete the account, everything of it goes. Its name, village and code stay for a year, in other families’ lists and for that one case.',
  'safety.photo': 'What a photo carries',
  'safety.photo.mark':
    'Every copy of a photo is made for the account that looks at it: with a code that can be seen, on large ones also that account’s name and the last five digits of its number, and with a pattern that can’t be seen.',
  'safety.photo.trace':
    'If a photo is passed on, we can usually find the account for which that copy was made. That works even if it was forwarded, captured from a screen or cut to half.',
  'safety.photo.not':
    'It does not work if only the face was cut out, pasted on another picture, redrawn, or mostly covered. Small pictures in lists are not protected.',
  'safety.photo.who': 'The result shows who to ask, not who did it. Phones are shared.',
  'safety.photo.again':
    'A photo that someone saved here and uploaded again leads to that person first. Upload the photo itself, not a copy from this site.',
  'safety.photo.stop':
    'Nothing can keep somebody from photographing a screen. Give a photo that you would also give by hand.',
  'safety.worry': 'When something worries you',
  'safety.worry.say':
    'Beside each line of who has looked you can hide from that family or tell the administrators. Or call one of them:',

  'login.submit': 'Login',
  'login.signup': 'Sign Up',
  'welcome.sentence':
    'The private biodata register for the families of eleven villages: a match for your son or daughter among our own.',
} as const;
