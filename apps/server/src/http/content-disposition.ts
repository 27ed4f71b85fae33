const shownInPlace = /^(image|video|audio)\/|^application\/pdf$|^text\/plain$/;

/**
 * How a browser takes a file: what it can show is shown, the rest is saved, both under the name it was sent with.
 * @param mediaType null: it is saved, whatever it is
 */
export function contentDisposition(name: string, mediaType: string | null): string {
  const kind = mediaType !== null && shownInPlace.test(mediaType) ? "inline" : "attachment";
  // The plain form is for programs that cannot read the other (RFC 6266): nothing that could end the header stays in it.
  const plain = name.normalize("NFKD").replace(/[^\w .()-]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
