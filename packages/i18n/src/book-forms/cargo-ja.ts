/** What part II of the oil record book asks for, in Japanese, by the English words of the form. */
export const words: Readonly<Record<string, string>> = {
  "Loading of oil cargo": "貨物油の積込み",
  "Place of loading": "積込みの場所",
  "Type of oil loaded and identity of tank(s)": "積み込んだ油の種類及びタンクの名称",
  "Total quantity of oil loaded (quantity added, in m3 at 15 °C, and total content of tank(s), in m3)":
    "積み込んだ油の総量（15 °Cにおける追加量（m3）及びタンクの総量（m3））",
  "Internal transfer of oil cargo during voyage": "航海中の貨物油の船内移送",
  "Identity of tank(s): from": "タンクの名称：移送元",
  "Identity of tank(s): to (quantity transferred and total quantity of tank(s), in m3)":
    "タンクの名称：移送先（移送量及びタンクの総量（m3））",
  "Was (were) the tank(s) in 4.1 emptied? (If not, quantity retained, in m3)":
    "4.1のタンクは空になったか（空でない場合は保有量（m3））",
  "Unloading of oil cargo": "貨物油の荷揚げ",
  "Place of unloading": "荷揚げの場所",
  "Identity of tank(s) unloaded": "荷揚げしたタンクの名称",
  "Was (were) the tank(s) emptied? (If not, quantity retained, in m3)":
    "タンクは空になったか（空でない場合は保有量（m3））",
  "Crude oil washing (COW tankers only)": "原油洗浄（COWタンカーのみ）",
  "Port where crude oil washing was carried out, or ship's position if carried out between two discharge ports":
    "原油洗浄を行った港、又は二つの荷揚港の間で行った場合は船位",
  "Identity of tank(s) washed": "洗浄したタンクの名称",
  "Number of machines in use": "使用した洗浄機の数",
  "Time of start of washing": "洗浄の開始時刻",
  "Washing pattern employed": "採用した洗浄の方式",
  "Washing line pressure": "洗浄管の圧力",
  "Time washing was completed or stopped": "洗浄を完了又は停止した時刻",
  "Method of establishing that tank(s) was (were) dry": "タンクが乾いたことを確認した方法",
  "Remarks on washing": "洗浄に関する備考",
  "Ballasting of cargo tanks": "貨物タンクへのバラスト漲水",
  "Position of ship at start and end of ballasting": "漲水の開始時及び終了時の船位",
  "Time of start and end": "開始及び終了の時刻",
  "Quantity of ballast received (total quantity of ballast for each tank, in m3)":
    "受け入れたバラストの量（各タンクのバラスト総量（m3））",
  "Ballasting of dedicated clean ballast tanks (CBT tankers only)":
    "クリーンバラスト専用タンクへの漲水（CBTタンカーのみ）",
  "Position of ship when water intended for flushing, or port ballast, is taken to dedicated clean ballast tank(s)":
    "フラッシング用の水又は港内バラストをクリーンバラスト専用タンクに取り入れた時の船位",
  "Position of ship when pump(s) and lines are flushed to slop tank":
    "ポンプ及び管をスロップタンクへフラッシングした時の船位",
  "Quantity of the oily water which, after line flushing, is transferred to the slop tank(s) or cargo tank(s) (identity of tank(s), total quantity in m3)":
    "管のフラッシング後にスロップタンク又は貨物タンクへ移送した油性水の量（タンクの名称、総量（m3））",
  "Position of ship when additional ballast water is taken to dedicated clean ballast tank(s)":
    "追加のバラスト水をクリーンバラスト専用タンクに取り入れた時の船位",
  "Time and position of ship when valves separating the dedicated clean ballast tanks from cargo and stripping lines were closed":
    "クリーンバラスト専用タンクを貨物管及びストリッピング管から隔離する弁を閉じた時刻及び船位",
  "Quantity of clean ballast taken on board, in m3": "積み込んだクリーンバラストの量（m3）",
  "Cleaning of cargo tanks": "貨物タンクの洗浄",
  "Identity of tank(s) cleaned": "洗浄したタンクの名称",
  "Port or ship's position": "港又は船位",
  "Duration of cleaning": "洗浄に要した時間",
  "Method of cleaning": "洗浄の方法",
  "Tank washings transferred to reception facilities (port and quantity, in m3)":
    "受入施設へ移送したタンク洗浄水（港及び量（m3））",
  "Tank washings transferred to slop tank(s) or cargo tank(s) designated as slop tank(s) (identity of tank(s), quantity transferred and total quantity, in m3)":
    "スロップタンク又はスロップタンクに指定した貨物タンクへ移送したタンク洗浄水（タンクの名称、移送量及び総量（m3））",
  "Discharge of dirty ballast": "汚れたバラストの排出",
  "Time and position of ship at start of discharge into the sea": "海への排出開始時の時刻及び船位",
  "Time and position of ship on completion of discharge into the sea": "海への排出完了時の時刻及び船位",
  "Quantity discharged into the sea, in m3": "海へ排出した量（m3）",
  "Was the discharge monitoring and control system in operation during the discharge?":
    "排出中に油排出監視制御装置は作動していたか",
  "Was a regular check kept on the effluent and the surface of the water in the locality of the discharge?":
    "排出物及び排出場所の水面を定期的に確認したか",
  "Quantity of oily water transferred to slop tank(s) (identity of slop tank(s), total quantity retained, in m3)":
    "スロップタンクへ移送した油性水の量（スロップタンクの名称、総保有量（m3））",
  "Discharged to shore reception facilities (port and quantity, in m3)": "陸上の受入施設への排出（港及び量（m3））",
  "Discharge of water from slop tanks into the sea": "スロップタンクからの水の海への排出",
  "Identity of slop tank(s)": "スロップタンクの名称",
  "Time of settling from last entry of residues": "最後に残留物を入れてからの静置時間",
  "Time of settling from last discharge": "最後の排出からの静置時間",
  "Time and position of ship at start of discharge": "排出開始時の時刻及び船位",
  "Ullage of total contents at start of discharge": "排出開始時の全内容物のアレージ",
  "Ullage of oil/water interface at start of discharge": "排出開始時の油水境界面のアレージ",
  "Bulk quantity discharged, in m3, and rate of discharge, in m3/h": "主たる排出量（m3）及び排出率（m3/h）",
  "Final quantity discharged, in m3, and rate of discharge, in m3/h": "最終の排出量（m3）及び排出率（m3/h）",
  "Time and position of ship on completion of discharge": "排出完了時の時刻及び船位",
  "Ullage of oil/water interface on completion of discharge, in metres": "排出完了時の油水境界面のアレージ（メートル）",
  "Confirm that all applicable valves in the ship's piping system have been closed on completion of discharge from the slop tanks":
    "スロップタンクからの排出完了時に船内配管の関係する弁をすべて閉じたことの確認",
  "Collection, transfer and disposal of residues and oily mixtures not otherwise dealt with":
    "残留物及び他に取り扱われない油性混合物の収集、移送及び処分",
  "Identity of tanks": "タンクの名称",
  "Quantity transferred or disposed of from each tank (quantity retained, in m3)":
    "各タンクから移送又は処分した量（保有量（m3））",
  "Disposal to reception facilities (port and quantity, in m3)": "受入施設への陸揚げ（港及び量（m3））",
  "Mixed with cargo (quantity, in m3)": "貨物との混合（量（m3））",
  "Transferred to or from (an)other tank(s), including transfer from machinery space oil residue (sludge) and oily bilge water tanks (identity of tank(s), quantity transferred and total quantity of tank(s), in m3)":
    "他のタンクへの又は他のタンクからの移送。機関区域の油性残留物（スラッジ）タンク及び油性ビルジタンクからの移送を含む（タンクの名称、移送量及びタンクの総量（m3））",
  "Other method (state which; quantity disposed of, in m3)": "その他の方法（方法を記すこと。処分した量（m3））",
  "Discharge of clean ballast contained in cargo tanks": "貨物タンク内のクリーンバラストの排出",
  "Position of ship at start of discharge of clean ballast": "クリーンバラストの排出開始時の船位",
  "Identity of tank(s) discharged": "排出したタンクの名称",
  "Was (were) the tank(s) empty on completion?": "完了時にタンクは空であったか",
  "Position of ship on completion if different from 58": "完了時の船位（58と異なる場合）",
  "Discharge of ballast from dedicated clean ballast tanks (CBT tankers only)":
    "クリーンバラスト専用タンクからのバラストの排出（CBTタンカーのみ）",
  "Time and position of ship at start of discharge of clean ballast into the sea":
    "海へのクリーンバラスト排出開始時の時刻及び船位",
  "Quantity discharged to reception facility, in m3 (port)": "受入施設へ排出した量（m3）（港）",
  "Was there any indication of oil contamination of the ballast water before or during discharge into the sea?":
    "海への排出前又は排出中にバラスト水の油汚染の兆候があったか",
  "Was the discharge monitored by an oil content meter?": "排出を油分濃度計で監視したか",
  "Time and position of ship when valves separating dedicated clean ballast tanks from the cargo and stripping lines were closed on completion of deballasting":
    "排水完了時にクリーンバラスト専用タンクを貨物管及びストリッピング管から隔離する弁を閉じた時刻及び船位",
  "Condition of oil discharge monitoring and control system": "油排出監視制御装置の状態",
  "Port or ship's position at time of occurrence": "発生時の港又は船位",
  "Approximate quantity, in m3, and type of oil": "おおよその量（m3）及び油の種類",
  "Loading of ballast water (tankers engaged in specific trades)": "バラスト水の積込み（特定の航路に従事するタンカー）",
  "Position of ship when ballasted": "漲水時の船位",
  "Total quantity of ballast loaded, in m3": "積み込んだバラストの総量（m3）",
  "Remarks on ballasting": "漲水に関する備考",
  "Re-allocation of ballast water within the ship (tankers engaged in specific trades)":
    "船内でのバラスト水の再配置（特定の航路に従事するタンカー）",
  "Reasons for re-allocation": "再配置の理由",
  "Ballast water discharge to reception facility (tankers engaged in specific trades)":
    "受入施設へのバラスト水の排出（特定の航路に従事するタンカー）",
  "Port(s) where ballast water was discharged": "バラスト水を排出した港",
  "Name or designation of reception facility": "受入施設の名称又は呼称",
  "Total quantity of ballast water discharged, in m3": "排出したバラスト水の総量（m3）",
  "Date, name and stamp of the port authority official": "港湾当局職員の日付、氏名及び印",
  "Ship's speed(s) during discharge": "排出中の船速",
  Remarks: "備考",
  "Reasons for failure": "故障の原因",
  "Time of system failure": "故障時刻",
  "Time when system has been made operational": "復旧時刻",
  "Time of occurrence": "発生時刻",
  "Identity of tank(s)": "タンクの名称",
  "Identity of tank(s) ballasted": "バラストを漲水したタンク",
  "Accidental or other exceptional discharges of oil": "事故その他の例外的な油の排出",
  "Additional operational procedures and general remarks": "追加の作業手順及び一般的な備考",
  "Circumstances of discharge or escape, the reasons therefor and general remarks":
    "排出又は漏洩の状況、その理由及び一般的な備考",
};
