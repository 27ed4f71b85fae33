import { createLink } from "@tanstack/react-router";
import { BackLink as Anchor } from "@ymp/ui/primitives/back-link";

export const BackLink = createLink(Anchor);
