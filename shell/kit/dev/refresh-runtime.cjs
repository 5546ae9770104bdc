// The page's one React Refresh runtime, whichever build asks first; see `oneRefreshRuntime` in
// rspack.base.ts.
module.exports = globalThis.__pehchanRefresh ??= require('the-refresh-runtime');
