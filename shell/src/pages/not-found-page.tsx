import { paths, useTexts } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { Page } from '@pehchan/kit/ui';
import { texts } from '../texts/index.ts';

/** An unknown path keeps its address. */
export default function NotFoundPage() {
  const text = useTexts(texts);
  return (
    <Page title={text('notFound.title')} lead={text('notFound.lead')}>
      <Link to={paths.home}>{text('notFound.home')}</Link>
    </Page>
  );
}
