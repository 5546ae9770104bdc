import { SHEET_TYPES, type SheetFormat } from '@pehchan/contract/biodata';
import type { Language } from '@pehchan/contract/messages';
import { call, defineEndpoints } from '@pehchan/kit';

export type Asked = { id: string; format: SheetFormat; language: Language };

/** A made sheet: the file to share, and the address at which this page shows it. */
export type Sheet = { file: File; address: string };

/** The store keeps only addresses, because a file in the store would be copied and never released. */
const made = new Map<string, Sheet>();

const sheetApi = defineEndpoints('member', (build) => ({
  makeSheet: build.mutation<string, Asked & { name: string }>({
    queryFn: async ({ id, format, language, name }, _api, _options, ask) => {
      const answer = await ask({
        ...call('getSheet', { params: { id: Number(id) }, query: { format, language } }),
        responseHandler: (response) => (response.ok ? response.blob() : response.json()),
        cache: 'no-store',
      });
      if (answer.error) return { error: answer.error };
      const file = new File([answer.data as Blob], `${name}.${format === 'pdf' ? 'pdf' : 'jpg'}`, {
        type: SHEET_TYPES[format],
      });
      const address = URL.createObjectURL(file);
      made.set(address, { file, address });
      return { data: address };
    },
    extraOptions: { answersMissing: true },
  }),
}));

export const { useMakeSheetMutation } = sheetApi;

export const sheetAt = (address: string): Sheet | undefined => made.get(address);

export function release(address: string): void {
  made.delete(address);
  URL.revokeObjectURL(address);
}
