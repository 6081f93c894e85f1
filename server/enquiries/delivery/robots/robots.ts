import { dingtalk } from './dingtalk';
import { feishu } from './feishu';
import { slack } from './slack';
import { telegram } from './telegram';
import { wecom } from './wecom';

/** The robots that can be told of a lead, each by the address in its variable: `WECOM_ROBOT_URL` and so on. */
export const robots = { wecom, dingtalk, feishu, slack, telegram };

export type RobotName = keyof typeof robots;

export const robotNames = Object.keys(robots) as RobotName[];

export type RobotVariable = `${Uppercase<RobotName>}_ROBOT_URL`;

/** The environment variable of a robot. */
export function variableOf(name: RobotName): RobotVariable {
  return `${name.toUpperCase()}_ROBOT_URL` as RobotVariable;
}
