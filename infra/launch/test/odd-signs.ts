/** What a folder's name may have: blanks, quotes, brackets, another script, signs that shells read. */
export const ODD_SIGNS = `a 'b' "c" [d] (e) {f} <g> \`h\` $HOME & ; | ~ पहचान`;
