/** What part II of the oil record book asks for, in Chinese, by the English words of the form. */
export const words: Readonly<Record<string, string>> = {
  "Loading of oil cargo": "装载货油",
  "Place of loading": "装货地点",
  "Type of oil loaded and identity of tank(s)": "所装油类及舱的名称",
  "Total quantity of oil loaded (quantity added, in m3 at 15 °C, and total content of tank(s), in m3)":
    "装载油的总量（15 °C 时的加装量，m3，以及舱的总量，m3）",
  "Internal transfer of oil cargo during voyage": "航行中货油的内部驳运",
  "Identity of tank(s): from": "舱的名称：自",
  "Identity of tank(s): to (quantity transferred and total quantity of tank(s), in m3)":
    "舱的名称：至（驳运量及舱的总量，m3）",
  "Was (were) the tank(s) in 4.1 emptied? (If not, quantity retained, in m3)":
    "4.1 中的舱是否已排空？（如未排空，留存量，m3）",
  "Unloading of oil cargo": "卸载货油",
  "Place of unloading": "卸货地点",
  "Identity of tank(s) unloaded": "卸空舱的名称",
  "Was (were) the tank(s) emptied? (If not, quantity retained, in m3)": "舱是否已排空？（如未排空，留存量，m3）",
  "Crude oil washing (COW tankers only)": "原油洗舱（仅限 COW 油船）",
  "Port where crude oil washing was carried out, or ship's position if carried out between two discharge ports":
    "进行原油洗舱的港口，如在两卸货港之间进行则为船位",
  "Identity of tank(s) washed": "清洗舱的名称",
  "Number of machines in use": "使用的洗舱机数量",
  "Time of start of washing": "洗舱开始时间",
  "Washing pattern employed": "采用的洗舱方式",
  "Washing line pressure": "洗舱管路压力",
  "Time washing was completed or stopped": "洗舱完成或停止的时间",
  "Method of establishing that tank(s) was (were) dry": "确认舱已干的方法",
  "Remarks on washing": "洗舱备注",
  "Ballasting of cargo tanks": "货油舱压载",
  "Position of ship at start and end of ballasting": "压载开始和结束时船位",
  "Time of start and end": "开始和结束时间",
  "Quantity of ballast received (total quantity of ballast for each tank, in m3)": "压载水量（各舱压载水总量，m3）",
  "Ballasting of dedicated clean ballast tanks (CBT tankers only)": "专用清洁压载舱压载（仅限 CBT 油船）",
  "Position of ship when water intended for flushing, or port ballast, is taken to dedicated clean ballast tank(s)":
    "冲洗用水或港内压载水注入专用清洁压载舱时的船位",
  "Position of ship when pump(s) and lines are flushed to slop tank": "泵和管路向污油舱冲洗时的船位",
  "Quantity of the oily water which, after line flushing, is transferred to the slop tank(s) or cargo tank(s) (identity of tank(s), total quantity in m3)":
    "管路冲洗后驳至污油舱或货油舱的含油污水量（舱的名称、总量，m3）",
  "Position of ship when additional ballast water is taken to dedicated clean ballast tank(s)":
    "追加压载水注入专用清洁压载舱时的船位",
  "Time and position of ship when valves separating the dedicated clean ballast tanks from cargo and stripping lines were closed":
    "关闭专用清洁压载舱与货油管路和扫舱管路隔离阀的时间和船位",
  "Quantity of clean ballast taken on board, in m3": "装载的清洁压载水量，m3",
  "Cleaning of cargo tanks": "货油舱清洗",
  "Identity of tank(s) cleaned": "清洗舱的名称",
  "Port or ship's position": "港口或船位",
  "Duration of cleaning": "清洗持续时间",
  "Method of cleaning": "清洗方法",
  "Tank washings transferred to reception facilities (port and quantity, in m3)":
    "驳至接收设施的洗舱水（港口和数量，m3）",
  "Tank washings transferred to slop tank(s) or cargo tank(s) designated as slop tank(s) (identity of tank(s), quantity transferred and total quantity, in m3)":
    "驳至污油舱或指定作为污油舱的货油舱的洗舱水（舱的名称、驳运量和总量，m3）",
  "Discharge of dirty ballast": "污压载水的排放",
  "Time and position of ship at start of discharge into the sea": "开始排放入海的时间和船位",
  "Time and position of ship on completion of discharge into the sea": "完成排放入海的时间和船位",
  "Quantity discharged into the sea, in m3": "排放入海的数量，m3",
  "Was the discharge monitoring and control system in operation during the discharge?":
    "排放期间排放监控系统是否运转？",
  "Was a regular check kept on the effluent and the surface of the water in the locality of the discharge?":
    "是否对排出物和排放处水面进行了定期检查？",
  "Quantity of oily water transferred to slop tank(s) (identity of slop tank(s), total quantity retained, in m3)":
    "驳至污油舱的含油污水量（污油舱的名称、总留存量，m3）",
  "Discharged to shore reception facilities (port and quantity, in m3)": "排至岸上接收设施（港口和数量，m3）",
  "Discharge of water from slop tanks into the sea": "污油舱水排放入海",
  "Identity of slop tank(s)": "污油舱的名称",
  "Time of settling from last entry of residues": "自最后一次注入残油起的沉淀时间",
  "Time of settling from last discharge": "自最后一次排放起的沉淀时间",
  "Time and position of ship at start of discharge": "开始排放的时间和船位",
  "Ullage of total contents at start of discharge": "开始排放时总液面空档高度",
  "Ullage of oil/water interface at start of discharge": "开始排放时油水界面空档高度",
  "Bulk quantity discharged, in m3, and rate of discharge, in m3/h": "主要排放量，m3，及排放率，m3/h",
  "Final quantity discharged, in m3, and rate of discharge, in m3/h": "最后排放量，m3，及排放率，m3/h",
  "Time and position of ship on completion of discharge": "完成排放的时间和船位",
  "Ullage of oil/water interface on completion of discharge, in metres": "完成排放时油水界面空档高度，米",
  "Confirm that all applicable valves in the ship's piping system have been closed on completion of discharge from the slop tanks":
    "确认污油舱排放完成后船上管系的所有有关阀门均已关闭",
  "Collection, transfer and disposal of residues and oily mixtures not otherwise dealt with":
    "残油和未另行处理的油性混合物的收集、驳运和处理",
  "Identity of tanks": "舱的名称",
  "Quantity transferred or disposed of from each tank (quantity retained, in m3)":
    "从各舱驳运或处理的数量（留存量，m3）",
  "Disposal to reception facilities (port and quantity, in m3)": "送至接收设施（港口和数量，m3）",
  "Mixed with cargo (quantity, in m3)": "与货油混合（数量，m3）",
  "Transferred to or from (an)other tank(s), including transfer from machinery space oil residue (sludge) and oily bilge water tanks (identity of tank(s), quantity transferred and total quantity of tank(s), in m3)":
    "驳至或驳自其他舱，包括从机器处所残油（油泥）舱和含油舱底水舱驳运（舱的名称、驳运量及舱的总量，m3）",
  "Other method (state which; quantity disposed of, in m3)": "其他方法（说明何种方法；处理量，m3）",
  "Discharge of clean ballast contained in cargo tanks": "货油舱内清洁压载水的排放",
  "Position of ship at start of discharge of clean ballast": "开始排放清洁压载水时船位",
  "Identity of tank(s) discharged": "排放舱的名称",
  "Was (were) the tank(s) empty on completion?": "完成时舱是否已空？",
  "Position of ship on completion if different from 58": "完成时船位（如与 58 不同）",
  "Discharge of ballast from dedicated clean ballast tanks (CBT tankers only)":
    "专用清洁压载舱压载水的排放（仅限 CBT 油船）",
  "Time and position of ship at start of discharge of clean ballast into the sea":
    "开始将清洁压载水排放入海的时间和船位",
  "Quantity discharged to reception facility, in m3 (port)": "排至接收设施的数量，m3（港口）",
  "Was there any indication of oil contamination of the ballast water before or during discharge into the sea?":
    "排放入海之前或期间压载水是否有油污迹象？",
  "Was the discharge monitored by an oil content meter?": "是否用油分计监测排放？",
  "Time and position of ship when valves separating dedicated clean ballast tanks from the cargo and stripping lines were closed on completion of deballasting":
    "排放压载水完成后关闭专用清洁压载舱与货油管路和扫舱管路隔离阀的时间和船位",
  "Condition of oil discharge monitoring and control system": "排油监控系统的状况",
  "Port or ship's position at time of occurrence": "发生时的港口或船位",
  "Approximate quantity, in m3, and type of oil": "大约数量，m3，及油的种类",
  "Loading of ballast water (tankers engaged in specific trades)": "装载压载水（从事特定贸易的油船）",
  "Position of ship when ballasted": "压载时船位",
  "Total quantity of ballast loaded, in m3": "装载压载水总量，m3",
  "Remarks on ballasting": "压载备注",
  "Re-allocation of ballast water within the ship (tankers engaged in specific trades)":
    "船内压载水的重新分配（从事特定贸易的油船）",
  "Reasons for re-allocation": "重新分配的原因",
  "Ballast water discharge to reception facility (tankers engaged in specific trades)":
    "压载水排至接收设施（从事特定贸易的油船）",
  "Port(s) where ballast water was discharged": "排放压载水的港口",
  "Name or designation of reception facility": "接收设施的名称或代号",
  "Total quantity of ballast water discharged, in m3": "排放压载水总量，m3",
  "Date, name and stamp of the port authority official": "港口当局官员的日期、姓名和印章",
  "Ship's speed(s) during discharge": "排放时船速",
  Remarks: "备注",
  "Reasons for failure": "故障原因",
  "Time of system failure": "系统故障时间",
  "Time when system has been made operational": "系统恢复时间",
  "Time of occurrence": "发生时间",
  "Identity of tank(s)": "舱的名称",
  "Identity of tank(s) ballasted": "压载舱的名称",
  "Accidental or other exceptional discharges of oil": "意外或其他异常的排油",
  "Additional operational procedures and general remarks": "其他作业程序和一般说明",
  "Circumstances of discharge or escape, the reasons therefor and general remarks": "排放或逸漏的情况、原因和一般说明",
};
