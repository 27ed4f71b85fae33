/** Addresses a test file needs to clone a database of its own. */
export interface TestCluster {
  readonly adminUrl: string;
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly queueUrl: string;
  readonly template: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    testCluster: TestCluster;
  }
}
