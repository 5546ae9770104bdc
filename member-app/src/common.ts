/** Modules that several screens share. In the remote's first file they need no request of their own. */
import './components/use-own-print.ts';
import './known-filters.ts';
import './last-search.ts';
import './member-api.ts';
import './own-paths.ts';
import './shortlist-api.ts';
import './suited-to.ts';
