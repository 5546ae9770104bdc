import { useTranslation } from '@pehchan/kit';
import { Button, Icon } from '@pehchan/kit/ui';
import { useExportListMutation, type ExportQuery } from '../../calls/exports.ts';
import { texts } from '../../texts/index.ts';

/** The shown list, all of its pages, as a spreadsheet. */
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
