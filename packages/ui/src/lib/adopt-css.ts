/** Adds rules to the page without a style element, which its policy forbids. The answer takes them away. */
export function adoptCss(css: string): () => void {
  return canAdopt() ? adopt(css) : insert(css);
}

/** Safari can from 16.4 on. */
function canAdopt(): boolean {
  try {
    return "adoptedStyleSheets" in document && new CSSStyleSheet() !== null;
  } catch {
    return false;
  }
}

function adopt(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/** All of it as one rule of the application's own sheet. */
function insert(css: string): () => void {
  const sheet = [...document.styleSheets].find(({ href }) => href?.startsWith(location.origin));
  if (!sheet) return () => {};
  const rule = sheet.cssRules[sheet.insertRule(`@media all{${css}}`, sheet.cssRules.length)];
  if (!rule) return () => {};
  return () => {
    const index = [...sheet.cssRules].indexOf(rule);
    if (index >= 0) sheet.deleteRule(index);
  };
}
