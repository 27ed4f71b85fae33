import { describe, expect, it } from "vitest";
import { readSettings } from "./env.ts";

const read = (env: Record<string, string>) => readSettings(env, "/srv/ymp");

describe("the settings", () => {
  it("need none to be given", () => {
    expect(read({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      dataFolder: "/srv/ymp/.data",
      databaseUrl: null,
      databaseConnections: 28,
      databaseAppUrl: undefined,
      databaseQueueUrl: undefined,
      replicaUrl: null,
      origin: "http://localhost:3000",
      appSecret: null,
      smtpUrl: null,
      mailFrom: "YMP <ymp@localhost>",
      storageUrl: null,
      scannerUrl: null,
      privacyNotice: null,
      seed: "demo",
      administratorsNeedSecondStep: false,
      furtherHosts: [],
      hasNewKey: false,
      logLevel: "info",
      trustsProxy: false,
      metricsToken: null,
      shutdownDelayMs: 0,
      hasInbox: true,
    });
  });

  it.each([
    [{}, false],
    [{ SEED: "none" }, true],
    [{ DATABASE_URL: "postgres://owner@db/ymp" }, true],
    [{ SEED: "none", ADMIN_SECOND_STEP: "optional" }, false],
    [{ ADMIN_SECOND_STEP: "required" }, true],
  ])("ask administrators for a second step except in the demo, unless told otherwise: %j", (env, isNeeded) => {
    expect(read({ ...env }).administratorsNeedSecondStep).toBe(isNeeded);
  });

  it("take an empty one for one that was not given", () => {
    expect(read({ PORT: "", SMTP_URL: "" })).toMatchObject({ port: 3000, smtpUrl: null });
  });

  it.each(["tcp://clamav.example.com:3310", "tcp://[::1]:3310", "tcp://clamav", "/run/clamav/clamd.ctl"])(
    "take %s for a virus scanner",
    (address) => {
      expect(read({ CLAMAV_URL: address }).scannerUrl).toBe(address);
    },
  );

  it.each(["clamav:3310", "http://clamav:3310", "tcp://", "tcp://clamav:port", "run/clamd.ctl"])(
    "refuse %s as a virus scanner with a sentence",
    (address) => {
      expect(() => read({ CLAMAV_URL: address })).toThrow("CLAMAV_URL should be tcp://");
    },
  );

  it.each(["ymp@example.com", "YMP <ymp@example.com>", "Capt. O’Neill <bridge@yacht.example>", "<a@b>"])(
    "take %s for the sender of mails",
    (sender) => {
      expect(read({ MAIL_FROM: sender }).mailFrom).toBe(sender);
    },
  );

  it.each(["YMP", "YMP <ymp>", "ymp@", "a@b, c@d", "YMP <a@b", "a@b\r\nBcc: c@d"])(
    "refuse %j as the sender of mails with a sentence",
    (sender) => {
      expect(() => read({ MAIL_FROM: sender })).toThrow("MAIL_FROM should be an address");
    },
  );

  it.each(["yacht.local", "yacht.local:8080, [fd00::7]"])("take further names: %s", (names) => {
    expect(read({ APP_HOSTS: names }).furtherHosts).toHaveLength(names.split(",").length);
    expect(() => read({ APP_HOSTS: "https://yacht.local" })).toThrow("APP_HOSTS should be names");
  });

  it("seed no demo into a database of one's own, and show no inbox to the network", () => {
    expect(read({ DATABASE_URL: "postgres://owner@db/ymp", HOST: "0.0.0.0" })).toMatchObject({
      seed: "none",
      hasInbox: false,
      origin: "http://localhost:3000",
    });
    expect(read({ SMTP_URL: "smtp://mail" }).hasInbox).toBe(false);
  });

  it.each([
    ["APP_ORIGIN", "https://yacht.example.com"],
    ["TRUST_PROXY", "1"],
  ])("show no inbox to whoever comes through a proxy on the same machine: %s=%s", (name, value) => {
    expect(read({ [name]: value }).hasInbox).toBe(false);
    expect(read({ APP_ORIGIN: "http://[::1]:3000" }).hasInbox).toBe(true);
  });

  it("take the store's key from the address or from settings of their own", () => {
    const storageUrl = "s3://key:secret@s3.example.com/bucket";
    expect(read({ STORAGE_URL: storageUrl }).storageUrl).toBe(storageUrl);
    expect(read({ STORAGE_URL: "s3://s3.example.com/b", STORAGE_KEY: "k", STORAGE_SECRET: "s/+" }).storageUrl).toBe(
      "s3://k:s%2F%2B@s3.example.com/b",
    );
  });

  it.each([
    [{ PORT: "http" }, "PORT should be a number from 0 to 65535."],
    [{ PORT: "99999" }, "PORT should be a number from 0 to 65535."],
    [{ DATABASE_URL: "mysql://db" }, /^DATABASE_URL should be an address such as postgres:/],
    [{ APP_ORIGIN: "yacht.example.com" }, /^APP_ORIGIN should be an address such as https:/],
    [{ SMTP_URL: "mail.example.com" }, /^SMTP_URL should be an address such as smtps:/],
    [{ STORAGE_URL: "s3://s3.example.com/b" }, /^STORAGE_URL needs an access key and a secret/],
    [{ SEED: "yes" }, /^SEED should be "demo"/],
    [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL should be/],
    [{ TRUST_PROXY: "maybe" }, "TRUST_PROXY is 1 for yes or 0 for no."],
  ])("say plainly what is wrong with %o", (env, sentence) => {
    expect(() => read(env)).toThrow(sentence);
  });

  it("name everything that is wrong at once", () => {
    expect(() => read({ PORT: "x", SEED: "x" })).toThrow(/PORT.*\n.*SEED/);
  });
});
