import { withoutComments } from "./code-text.ts";
import { lineAt, type SourceFile } from "./source-tree.ts";

export interface MessageUse {
  readonly at: string;
  /** Where the key may be: one of these namespaces. */
  readonly namespaces: readonly string[];
  readonly key: string;
  /** The key goes on with a value known only at run time. */
  readonly isPrefix: boolean;
}

const CALL = /(?<![\w.])(?:i18n\.|translator\.)?t\(\s*(["'`])((?:[^"'`\\$]|\\.)*)(\$\{|\1)/g;
const NAMESPACE = /(?:useTranslation\(|TFunction<|getFixedT\([^,]*,)\s*((?:readonly\s*)?\[[^\]]*\]|["'][^"']*["'])/g;
const QUALIFIED = /["']([a-z][a-z-]*):([A-Za-z][\w.]*)["']/g;

/**
 * The message keys a file names: in `t("…")`, against the namespaces it asks for (any, when it asks for none), and as "namespace:key" anywhere.
 * @param namespaces those that exist; other words with a colon (permissions, addresses) are not messages
 */
export function messageUses(file: SourceFile, namespaces: ReadonlySet<string>): MessageUse[] {
  const code = withoutComments(file.text);
  const own = [...code.matchAll(NAMESPACE)].flatMap(([, list = ""]) =>
    [...list.matchAll(/["']([^"']+)["']/g)].map(([, name = ""]) => name),
  );
  const at = (position: number) => `${file.path}:${lineAt(code, position)}`;
  const called = [...code.matchAll(CALL)].flatMap((found): MessageUse[] => {
    const [, , text = "", end = ""] = found;
    const [key = "", namespace] = text.split(":").reverse();
    const asked = own.length > 0 ? own : [...namespaces];
    const searched = namespace === undefined ? asked : [namespace];
    if (key === "") return [];
    return [{ at: at(found.index), namespaces: searched, key, isPrefix: end === "${" }];
  });
  const qualified = [...code.matchAll(QUALIFIED)].flatMap((found): MessageUse[] => {
    const [, namespace = "", key = ""] = found;
    if (!namespaces.has(namespace) || /^(view|edit|none)$/.test(key)) return [];
    return [{ at: at(found.index), namespaces: [namespace], key, isPrefix: false }];
  });
  return [...called, ...qualified];
}
