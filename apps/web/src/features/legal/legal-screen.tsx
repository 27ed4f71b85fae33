import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { type LegalDocument, LegalText } from "./legal-text.tsx";

export function LegalScreen({ document }: { document: LegalDocument }) {
  const { t } = useTranslation();
  return (
    <>
      <ScreenHeader title={t(`common:legal.${document}`)} />
      <div className="px-6 pb-10 max-md:px-4">
        <LegalText document={document} />
      </div>
    </>
  );
}
