import { call, defineEndpoints } from '@pehchan/kit';

type ExportCall = 'exportUsers' | 'exportProfiles';
export type ExportQuery = { list: ExportCall; file: string; query: Record<string, string | number> };

const exportsApi = defineEndpoints('admin', (build) => ({
  exportList: build.mutation<null, ExportQuery>({
    queryFn: async ({ list, file, query }, _api, _options, ask) => {
      const answer = await ask({
        ...call(list, { query }),
        responseHandler: (response) => (response.ok ? response.blob() : response.json()),
        // Do not cache: each download has an address of its own, so no cached copy could be used again.
        cache: 'no-store',
      });
      if (answer.error) return { error: answer.error };
      download(answer.data as Blob, file);
      return { data: null };
    },
    extraOptions: { failed: 'failed.export' },
  }),
}));

export const { useExportListMutation } = exportsApi;

function download(content: Blob, file: string): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: file });
  link.click();
  // Some browsers are still reading the blob right after the click: release it a minute later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
