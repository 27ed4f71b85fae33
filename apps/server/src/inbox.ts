import { createHash } from "node:crypto";
import { bounded } from "@ymp/api/kit/bounded";
import { escapeHtml } from "@ymp/api/platform/mail/compose-mail";
import { findMail, listMails } from "@ymp/api/platform/mail/mails.repository";
import { AppError } from "@ymp/core/errors";
import { idSchema } from "@ymp/core/id-schema";
import { Hono } from "hono";
import type { AppDeps, AppEnv } from "./app-env.ts";
import { isForwarded } from "./http/own-hosts.ts";

const newest = 100;

/** Mails of an installation that sends none, for trying it out. Plain pages for developers, in English only. */
export function inbox({ services }: AppDeps): Hono<AppEnv> {
  const { db } = services.database;
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      // A proxy makes everybody come from this machine.
      if (isForwarded(c)) throw new AppError("not_found", "errors:notFound");
      await next();
    })
    .get("/", async (c) => {
      const { rows: list, hasMore } = await bounded(listMails(db), newest);
      const rows = list.map(
        ({ id, recipient, says, createdAt }) =>
          `<tr><td>${createdAt.toISOString().slice(0, 16).replace("T", " ")} UTC</td><td>${escapeHtml(recipient)}</td><td><a href="/dev/inbox/${id}">${escapeHtml(says.subject)}</a></td></tr>`,
      );
      const table = `<table><tr><th>When</th><th>To</th><th>Subject</th></tr>${rows.join("")}</table>${hasMore ? `<p>The latest ${newest} mails.</p>` : ""}`;
      return c.html(page("Inbox", rows.length > 0 ? table : "<p>No mails yet.</p>"), 200, pageHeaders);
    })
    .get("/:id", async (c) => {
      const id = idSchema.safeParse(c.req.param("id"));
      const mail = id.success ? await findMail(db, id.data) : undefined;
      if (!mail) throw new AppError("not_found", "errors:notFound");
      const head = `<p><a href="/dev/inbox">All mails</a></p><p>To: ${escapeHtml(mail.recipient)}</p>`;
      return c.html(page(mail.says.subject, `${head}<pre>${withLinks(mail.says.text)}</pre>`), 200, pageHeaders);
    });
}

const style =
  "body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b2733}" +
  "table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #d5dce2}" +
  "pre{white-space:pre-wrap;font:inherit}";

/** No script at all, and of styles this one. */
const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const pageHeaders = { "cache-control": "no-store", "content-security-policy": policy };

function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;
}
