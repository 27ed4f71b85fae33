import type { InputSize } from "@ymp/api/platform/limits/input-size";
import { AppError } from "@ymp/core/errors";
import { expectShape, readBody } from "./http/read-body.ts";

/** A request as tRPC is given it: its body is read when it is known who sent it and what for, and no further than that allows. */
export class TrpcRequest {
  private text = "";

  constructor(private readonly raw: Request) {}

  /** @throws AppError for what is too large, or built to wear a parser out */
  async read(bounds: InputSize): Promise<void> {
    if (this.raw.method === "GET") return expectShape(new URL(this.raw.url).searchParams.get("input") ?? "", bounds);
    if (!this.raw.headers.get("content-type")?.startsWith("application/json"))
      throw new AppError("invalid", "rest:jsonOnly");
    this.text = await readBody(this.raw, bounds);
  }

  /** What tRPC asks for; a body reaches it in no other way than as text that was looked at. */
  forTrpc(): Request {
    const json = async (): Promise<unknown> => JSON.parse(this.text);
    return new Proxy(this.raw, {
      get(raw, name) {
        if (name === "json") return json;
        const value: unknown = Reflect.get(raw, name, raw);
        return typeof value === "function" ? value.bind(raw) : value;
      },
    });
  }
}
