import { useTranslation } from '@pehchan/kit';
import { Button, Icon } from '@pehchan/kit/ui';
import { useExportListMutation, type ExportQuery } from '../../calls/exports.ts';
import { texts } from '../../texts/index.ts';

/** Download all pages of the list, not only the shown one. */
export function ExportButton({ list, file, query, isEmpty }: ExportQuery & { isEmpty: boolean }) {
  const t = useTranslation(texts);
  const [exportList, { isLoading }] = useExportListMutation();
  return (
    <Button
      icon={<Icon name="download" />}
      loading={isLoading}
      disabled={isEmpty}
      onClick={() => void exportList({ list, file, query })}
    >
      {t(isLoading ? 'export.running' : 'export.button')}
    </Button>
  );
}
