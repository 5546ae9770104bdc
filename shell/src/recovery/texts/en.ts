export const en = {
  told: 'On {when} the administrator {name} made a code with which the password of this account can be changed.',
  used: 'A code was used on {when}.',
  call: 'You did not ask for it? Please call another administrator.',
  stays:
    'This notice stays for 14 days. You can remove it on a phone or computer on which you have signed in before.',
  read: 'I have read this',
};
