/** Characters that a folder's name may have: blanks, quotes, brackets, another script, shell syntax. */
export const ODD_SIGNS = `a 'b' "c" [d] (e) {f} <g> \`h\` $HOME & ; | ~ पहचान`;
