import { useTranslation } from 'react-i18next';
import { mailLogoOf } from '#domain/logos.ts';
import { applyMend } from '#tenants/apply-mend.ts';
import type { FundFinding, Mend } from '#tenants/finding.ts';
import { settledName, settledPath } from '#tenants/settled.ts';
import { valueAt, withValue } from '../kernel/paths.ts';
import { withoutUnused } from '../kernel/unused-images.ts';
import { isText } from '../kernel/use-draft.ts';
import { useReadiness } from '../kernel/use-findings.ts';
import { useStudio } from '../kernel/services.ts';
import { settleFinding } from './settle-finding.ts';

/** Mends a finding, and says so. It is a step like any other: it can be undone. */
export const useMend = (): ((mend: Mend) => void) => {
  const { t } = useTranslation('studio');
  const { draft, notice } = useStudio();
  return (mend) => {
    draft.replace((files) => {
      const before = valueAt(files, mend.path);
      // An image that nothing names any more goes with it.
      return withoutUnused(applyMend(files, mend), isText(before) ? [before, mailLogoOf(before)] : []);
    });
    notice.set({ severity: 'success', text: t('findings.mended') });
  };
};

/** Decides that a finding stays as it is, or opens it again; both are steps like any other. */
export const useSettle = (): {
  readonly settle: (finding: FundFinding) => void;
  readonly reopen: (finding: FundFinding) => void;
} => {
  const { t } = useTranslation('studio');
  const { draft, notice } = useStudio();
  const known = useReadiness();
  return {
    settle: (finding) => {
      if (known === null) return;
      draft.replace((files) => settleFinding(files, finding, known));
      notice.set({ severity: 'success', text: t('findings.left') });
    },
    reopen: (finding) => {
      draft.replace((files) => {
        const path = [...settledPath, settledName(finding)];
        return valueAt(files, path) === undefined ? files : withValue(files, path, undefined);
      });
    },
  };
};
